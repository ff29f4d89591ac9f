import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '../ui/layout/Stack.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import type {
  SecoesDeCandidaturas_candidaturas$data,
  SecoesDeCandidaturas_candidaturas$key,
} from './__generated__/SecoesDeCandidaturas_candidaturas.graphql.ts'
import { CandidaturaItem } from './CandidaturaItem.tsx'
import { aprovadasHaPouco, useAprovacoesNovas } from './candidatura/aprovacoes.ts'
import type { Saida } from './candidatura/etapaDoAluno.ts'
import { type Secao, secaoDe } from './secao.ts'
import * as styles from './SecoesDeCandidaturas.css.ts'
import { type Responder, useAbertas } from './useAbertas.ts'

/** Lazy: few vagas ask something after somebody applied. */
const ResponderDialog = lazy(() =>
  import('../perguntas/ResponderDialog.tsx').then(module => ({ default: module.ResponderDialog })),
)

type Props = {
  candidaturasRef: SecoesDeCandidaturas_candidaturas$key
  /** Shows what a filter found: nothing is folded. */
  filtradas: boolean
  /** The vaga (REST id) of the candidatura to show; null for none. */
  alvo: string | null
  onSair: (vaga: { id: string; codigo: string }, saida: Saida) => void
}

type Candidaturas = SecoesDeCandidaturas_candidaturas$data

const fragment = graphql`
  fragment SecoesDeCandidaturas_candidaturas on Candidatura @relay(plural: true) {
    id
    etapa
    mudancas {
      em
    }
    vaga {
      codigo
    }
    respostasFaltando
    ...secao_candidatura
    ...CandidaturaItem_candidatura
  }
`

/** The approvals that are news, the candidaturas that need the student, those under way and, folded, those that are over. */
export const SecoesDeCandidaturas = ({ candidaturasRef, filtradas, alvo, onSair }: Props) => {
  const candidaturas = useFragment(fragment, candidaturasRef)
  const idDoAlvo = candidaturas.find(({ vaga }) => vaga?.codigo === alvo)?.id ?? null
  const [respostas, responder] = useRespostas(candidaturas)
  const propsDe = useAbertas(candidaturas, idDoAlvo, responder)
  const isNova = useNovas(candidaturas)
  const na = (secao: Secao) => candidaturas.filter(each => !isNova(each) && secaoDe(each) === secao)
  const noticias = candidaturas.filter(isNova)
  const [precisa, andamento, concluida] = [na('precisa'), na('andamento'), na('concluida')]
  const itens = (quais: Candidaturas) => (
    <Stack as="ul" gap="xsmall">
      {quais.map(each => (
        <CandidaturaItem
          key={each.id}
          candidaturaRef={each}
          comemora={isNova(each)}
          {...propsDe(each.id)}
          onSair={onSair}
        />
      ))}
    </Stack>
  )
  return (
    <>
      {noticias.length > 0 ? <Aberta titulo="Boa notícia">{itens(noticias)}</Aberta> : null}
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
      {respostas}
    </>
  )
}

/** Whether a candidatura is an approval to celebrate. */
function useNovas(candidaturas: Candidaturas) {
  const aprovadas = candidaturas.map(({ etapa, mudancas, vaga }) => ({
    etapa,
    em: mudancas?.at(-1)?.em,
    vaga: vaga?.codigo,
  }))
  const novas = useAprovacoesNovas(aprovadasHaPouco(aprovadas))
  return ({ vaga }: Candidaturas[number]) => vaga != null && novas.has(vaga.codigo)
}

/** The candidatura whose dialog was opened last, and how many answers it lacked then. */
type Respondendo = { id: string; vaga: { codigo: string; titulo: string }; faltam: number; open: boolean }

/**
 * The dialog to answer, and what opens it. It is not in the row of its candidatura, which moves to another section when
 * nothing is missing.
 */
function useRespostas(candidaturas: Candidaturas) {
  const [respondendo, setRespondendo] = useState<Respondendo | null>(null)
  const responder: Responder = (id, vaga, faltam) => setRespondendo({ id, vaga, faltam, open: true })
  if (!respondendo) return [null, responder] as const
  const { id, vaga, faltam, open } = respondendo
  const naoFalta = candidaturas.find(each => each.id === id)?.respostasFaltando === 0
  const dialogo = (
    <Suspense fallback={null}>
      <ResponderDialog
        key={id}
        {...vaga}
        faltam={faltam}
        fim={naoFalta ? 'Esta candidatura não espera mais respostas.' : null}
        open={open}
        onClose={() => setRespondendo({ ...respondendo, open: false })}
      />
    </Suspense>
  )
  return [dialogo, responder] as const
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
