import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { AdicionarAAgenda } from '../../ui/agenda/AdicionarAAgenda.tsx'
import type { PrazoNaAgenda_vaga$key } from './__generated__/PrazoNaAgenda_vaga.graphql.ts'

type Props = { vagaRef: PrazoNaAgenda_vaga$key }

/** Adds the prazo to the reader's calendar; nothing once the vaga takes no more candidaturas. */
export const PrazoNaAgenda = (props: Props) => (
  // A list has not loaded whether it is open.
  <Suspense fallback={null}>
    <Prazo {...props} />
  </Suspense>
)

const Prazo = ({ vagaRef }: Props) => {
  const { id, codigo, titulo, prazo, encerrada } = useFragment(
    graphql`
      fragment PrazoNaAgenda_vaga on Vaga @throwOnFieldError {
        id
        codigo
        titulo
        prazo
        encerrada
      }
    `,
    vagaRef,
  )
  if (!prazo || encerrada) return null
  const link = new URL(paths.vaga(codigo), window.location.origin).href
  const event = { id, titulo: `Inscrições: ${titulo ?? 'Oportunidade'} (até 23h59)`, dia: prazo, local: null, link }
  return <AdicionarAAgenda event={event} of="prazo de inscrição" />
}
