import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '../ui/layout/Stack.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import type {
  SecoesDeCandidaturas_candidaturas$data,
  SecoesDeCandidaturas_candidaturas$key,
} from './__generated__/SecoesDeCandidaturas_candidaturas.graphql.ts'
import { CandidaturaItem } from './CandidaturaItem.tsx'
import type { Saida } from './candidatura/etapaDoAluno.ts'
import { type Secao, secaoDe } from './secao.ts'
import * as styles from './SecoesDeCandidaturas.css.ts'
import { useAbertas } from './useAbertas.ts'

type Props = {
  candidaturasRef: SecoesDeCandidaturas_candidaturas$key
  /** Shows what a filter found: nothing is folded. */
  filtradas: boolean
  /** The vaga (REST id) of the candidatura to show; null for none. */
  alvo: string | null
  onSair: (vaga: { id: string; codigo: string }, saida: Saida) => void
}

/** The candidaturas that need the student, those under way and, folded, those that are over. */
export const SecoesDeCandidaturas = ({ candidaturasRef, filtradas, alvo, onSair }: Props) => {
  const candidaturas = useFragment(
    graphql`
      fragment SecoesDeCandidaturas_candidaturas on Candidatura @relay(plural: true) {
        id
        vaga {
          codigo
        }
        ...secao_candidatura
        ...CandidaturaItem_candidatura
      }
    `,
    candidaturasRef,
  )
  const idDoAlvo = candidaturas.find(({ vaga }) => vaga?.codigo === alvo)?.id ?? null
  const propsDe = useAbertas(candidaturas, idDoAlvo)
  const na = (secao: Secao) => candidaturas.filter(each => secaoDe(each) === secao)
  const [precisa, andamento, concluida] = [na('precisa'), na('andamento'), na('concluida')]
  const itens = (quais: SecoesDeCandidaturas_candidaturas$data) => (
    <Stack as="ul" gap="xsmall">
      {quais.map(each => (
        <CandidaturaItem key={each.id} candidaturaRef={each} {...propsDe(each.id)} onSair={onSair} />
      ))}
    </Stack>
  )
  return (
    <>
      {precisa.length > 0 ? <Aberta titulo={`Precisa de você (${precisa.length})`}>{itens(precisa)}</Aberta> : null}
      {andamento.length > 0 ? <Aberta titulo={`Em andamento (${andamento.length})`}>{itens(andamento)}</Aberta> : null}
      {concluida.length > 0 ? (
        <Dobrada
          titulo={`Concluídas (${concluida.length})`}
          open={filtradas || concluida.length === candidaturas.length || concluida.some(({ id }) => id === idDoAlvo)}
        >
          {itens(concluida)}
        </Dobrada>
      ) : null}
    </>
  )
}

const Dobrada = ({ titulo, open, children }: { titulo: string; open: boolean; children: ReactNode }) => (
  <details open={open} className={styles.concluidas}>
    <summary className={styles.summary}>
      <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
      <Heading level={2} look="label">
        {titulo}
      </Heading>
    </summary>
    {children}
  </details>
)

const Aberta = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <Stack gap="xsmall">
    <Heading level={2} look="label">
      {titulo}
    </Heading>
    {children}
  </Stack>
)
