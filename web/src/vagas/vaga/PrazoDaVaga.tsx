import { graphql, useFragment } from 'react-relay'
import { diasAte, isUrgente } from '../../tags/prazo.ts'
import { PrazoTag } from '../../tags/PrazoTag.tsx'
import { Resta } from '../../tags/Resta.tsx'
import type { PrazoDaVaga_vaga$key } from './__generated__/PrazoDaVaga_vaga.graphql.ts'

/** The badge of the prazo, and what is left, which an urgent badge says itself. The list does not load `encerrada`. */
export const PrazoDaVaga = ({ vagaRef }: { vagaRef: PrazoDaVaga_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment PrazoDaVaga_vaga on Vaga @throwOnFieldError {
        prazo
        encerrada
        ...PrazoTag_vaga
      }
    `,
    vagaRef,
  )
  const { prazo, encerrada } = vaga
  return (
    <>
      <PrazoTag vagaRef={vaga} />
      {prazo && !encerrada && !isUrgente(diasAte(prazo)) ? <Resta prazo={prazo} /> : null}
    </>
  )
}
