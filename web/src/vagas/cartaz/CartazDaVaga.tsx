import { graphql, useFragment } from 'react-relay'
import type { CartazDaVaga_vaga$key } from './__generated__/CartazDaVaga_vaga.graphql.ts'
import { Cartaz } from './Cartaz.tsx'

/** The poster of a vaga; nothing if its page is not for everybody, as of a draft and a closed one. */
export const CartazDaVaga = ({ vagaRef }: { vagaRef: CartazDaVaga_vaga$key }) => {
  const { codigo, publica, encerrada } = useFragment(
    graphql`
      fragment CartazDaVaga_vaga on Vaga @throwOnFieldError {
        codigo
        publica
        encerrada
      }
    `,
    vagaRef,
  )
  return publica && !encerrada ? <Cartaz codigo={codigo} /> : null
}
