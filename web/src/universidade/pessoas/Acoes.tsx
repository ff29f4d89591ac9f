import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { readSessao } from '../../sessao/sessao.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import type { Acoes_pessoa$key } from './__generated__/Acoes_pessoa.graphql.ts'
import { Quebra } from '../Quebra.tsx'
import { AtoDialog } from './AtoDialog.tsx'
import { type Ato, atos, atosDe } from './atos.ts'

const fragment = graphql`
  fragment Acoes_pessoa on PessoaAdministrada {
    codigo
    nome
    papeis
    situacao
  }
`

/** What can be done to an account, each after a question. */
export const Acoes = ({ pessoaRef }: { pessoaRef: Acoes_pessoa$key }) => {
  const { codigo, nome, papeis, situacao } = useFragment(fragment, pessoaRef)
  const [ato, setAto] = useState<Ato | null>(null)
  const possiveis = atosDe({ papeis, situacao }, codigo === readSessao()?.codigo)
  if (possiveis.length === 0) return null
  return (
    <>
      <Popover label="Ações" of={nome} icon={<Ellipsis size={20} aria-hidden="true" />}>
        {possiveis.map(each => (
          <Button
            key={each}
            look="secondary"
            shape="compact"
            aria-label={`${atos[each].rotulo}: ${nome}`}
            onClick={() => setAto(each)}
          >
            {atos[each].rotulo}
          </Button>
        ))}
      </Popover>
      {ato ? (
        <Quebra>
          <AtoDialog ato={ato} pessoa={{ codigo, nome }} onClose={() => setAto(null)} />
        </Quebra>
      ) : null}
    </>
  )
}
