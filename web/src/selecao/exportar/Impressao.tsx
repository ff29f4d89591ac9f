import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { formatDay } from '../../ui/dates.ts'
import { printPaper } from '../../ui/printPaper.tsx'
import { papeis } from '../../tags/papeis.ts'
import type { RespostasDaVaga } from '../../perguntas/useRespostasDaVaga.ts'
import type { Candidato } from '../candidatos/candidatos.ts'
import * as styles from './Impressao.css.ts'

/** Prints candidates with their cartas. */
export const printCandidatos = (candidatos: readonly Candidato[], respostas: RespostasDaVaga, titulo: string): void =>
  printPaper(<Impressao candidatos={candidatos} respostas={respostas} titulo={titulo} />)

type Props = { candidatos: readonly Candidato[]; respostas: RespostasDaVaga; titulo: string }

const Impressao = ({ candidatos, respostas, titulo }: Props) => (
  <>
    <h1 className={styles.titulo}>{`Candidatos: ${titulo}`}</h1>
    <p>{candidatos.length === 1 ? '1 candidato' : `${candidatos.length} candidatos`}</p>
    {candidatos.map(candidato => (
      <section key={candidato.id} className={styles.candidato}>
        <h2 className={styles.titulo}>{candidato.nome ?? 'Candidato desconhecido'}</h2>
        {toFatos(candidato).map(fato => (
          <p key={fato} className={styles.fatos}>
            {fato}
          </p>
        ))}
        {(respostas.get(candidato.id) ?? []).map(({ pergunta, valor }) => (
          <div key={pergunta}>
            <p className={styles.fatos}>{pergunta}</p>
            <p className={styles.carta}>{valor}</p>
          </div>
        ))}
        <p className={styles.carta}>{candidato.carta ?? 'Sem carta de motivação.'}</p>
      </section>
    ))}
  </>
)

/** The same facts as in the files, one per line. */
function toFatos({ email, curso, periodoInicio, criadaEm, etapa, retida, avaliacao }: Candidato): string[] {
  const quem = [papeis.ESTUDANTE, curso, periodoInicio && `desde ${periodoInicio}`, email].filter(Boolean).join(' · ')
  const quando = criadaEm && `Candidatura em ${formatDay(criadaEm)}`
  const como = etapa && `Etapa: ${etapas[etapa].label}${retida ? ' (a divulgar)' : ''}`
  const nota = avaliacao?.nota && `Nota: ${avaliacao.nota} de 5`
  const etiquetas = avaliacao?.etiquetas.length && `Etiquetas: ${avaliacao.etiquetas.join(', ')}`
  return [quem, [quando, como].filter(Boolean).join(' · '), [nota, etiquetas].filter(Boolean).join(' · ')].filter(
    Boolean,
  )
}
