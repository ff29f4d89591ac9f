import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { Quebra } from '../Quebra.tsx'
import type { AcoesDaEntrada_entrada$key } from './__generated__/AcoesDaEntrada_entrada.graphql.ts'
import type { Categoria } from './campos.ts'
import { EntradaDialog } from './EntradaDialog.tsx'
import type { Escrita } from './endereco.ts'
import { JuntarDialog } from './JuntarDialog.tsx'
import { useArquivar } from './useArquivar.ts'

const fragment = graphql`
  fragment AcoesDaEntrada_entrada on EntradaDeLista {
    codigo
    lista
    nome
    fixa
    arquivadaEm
    ...EntradaDialog_entrada
  }
`

type Props = {
  escrita: Escrita
  entradaRef: AcoesDaEntrada_entrada$key
  categorias: readonly Categoria[]
}

/** What can be done to an entry: one whose name the board needs only moves, and a kind of vaga not even that. */
export const AcoesDaEntrada = ({ escrita, entradaRef, categorias }: Props) => {
  const entrada = useFragment(fragment, entradaRef)
  const [aberto, setAberto] = useState<'editar' | 'juntar' | null>(null)
  const { codigo, lista, nome, fixa, arquivadaEm } = entrada
  const [arquivar, busy] = useArquivar({ codigo, lista, nome })
  const acoes = {
    Editar: () => setAberto('editar'),
    ...(fixa
      ? {}
      : {
          'Juntar em…': () => setAberto('juntar'),
          [arquivadaEm ? 'Restaurar' : 'Arquivar']: () => arquivar(!arquivadaEm),
        }),
  }
  const fechar = () => setAberto(null)
  if (fixa && lista === 'TIPOS') return null
  return (
    <>
      <Popover label="Ações" of={nome} icon={<Ellipsis size={20} aria-hidden="true" />} busy={busy}>
        {Object.entries(acoes).map(([rotulo, agir]) => (
          <Button key={rotulo} look="secondary" shape="compact" aria-label={`${rotulo}: ${nome}`} onClick={agir}>
            {rotulo}
          </Button>
        ))}
      </Popover>
      {aberto ? (
        <Quebra>
          {aberto === 'editar' ? (
            <EntradaDialog {...{ escrita, entradaRef: entrada, categorias }} onClose={fechar} />
          ) : (
            <JuntarDialog {...{ escrita, entrada: { codigo, nome } }} onClose={fechar} />
          )}
        </Quebra>
      ) : null}
    </>
  )
}
