import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { toastSuccess } from '../../ui/overlay/toast.ts'
import { Notice } from '../../ui/state/Notice.tsx'
import type { Recusa } from '../recusa.ts'
import type {
  EntradaDialog_entrada$data,
  EntradaDialog_entrada$key,
} from './__generated__/EntradaDialog_entrada.graphql.ts'
import { type Campos, type Categoria, toMudanca, vazios } from './campos.ts'
import { EntradaFields } from './EntradaFields.tsx'
import { type Escrita, listasNoEndereco } from './endereco.ts'
import { palavras } from './listas.ts'
import { useSalvarEntrada } from './useSalvarEntrada.ts'

const fragment = graphql`
  fragment EntradaDialog_entrada on EntradaDeLista {
    codigo
    nome
    posicao
    codigoDaCategoria
    cursos
  }
`

type Props = {
  escrita: Escrita
  /** Null for a new one. */
  entradaRef: EntradaDialog_entrada$key | null
  categorias: readonly Categoria[]
  onClose: () => void
}

/** Adds an entry, or changes its name, place, category or courses. */
export const EntradaDialog = ({ escrita, entradaRef, categorias, onClose }: Props) => {
  const entrada = useFragment(fragment, entradaRef)
  const { campos, setCampos, recusa, salvar, busy, temPosicao } = useEdicao(escrita, entrada, onClose)
  const { novo, um } = palavras[escrita]
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={salvar}
      title={entrada ? `Editar ${um}` : novo}
      confirmLabel="Salvar"
      busy={busy}
      busyText="Salvando..."
    >
      <Stack>
        <Recusada mensagem={recusa.mensagem} />
        <EntradaFields
          {...{ escrita, categorias, temPosicao }}
          value={campos}
          nova={entrada === null || entrada === undefined}
          erros={recusa.campos}
          onChange={setCampos}
        />
      </Stack>
    </ConfirmDialog>
  )
}

type Entrada = EntradaDialog_entrada$data | null | undefined

const toCampos = (entrada: Entrada): Campos =>
  entrada
    ? {
        nome: entrada.nome,
        posicao: String(entrada.posicao ?? ''),
        categoria: entrada.codigoDaCategoria ?? '',
        cursos: entrada.cursos.join('\n'),
      }
    : vazios

/** The values of the form, and the act that saves what differs. */
function useEdicao(escrita: Escrita, entrada: Entrada, onClose: () => void) {
  const [antes] = useState(() => toCampos(entrada))
  const [campos, setCampos] = useState(antes)
  const [recusa, setRecusa] = useState<Recusa>({ mensagem: null, campos: {} })
  const [send, busy] = useSalvarEntrada()
  const onFeito = () => {
    toastSuccess(entrada ? 'Lista atualizada' : 'Acrescentado à lista', campos.nome.trim())
    onClose()
  }
  const salvar = () => {
    const temNome = campos.nome.trim() !== ''
    setRecusa({ mensagem: null, campos: temNome ? {} : { nome: 'O nome é obrigatório.' } })
    if (!temNome) return
    const mudanca = toMudanca(campos, antes)
    if (Object.keys(mudanca).length === 0) return onClose()
    const input = { lista: listasNoEndereco[escrita], ...(entrada && { entrada: entrada.codigo }), ...mudanca }
    send(input, { onFeito, onRecusa: setRecusa })
  }
  return { campos, setCampos, recusa, salvar, busy, temPosicao: antes.posicao !== '' }
}

/** Why nothing was done; nothing without a sentence. */
export const Recusada = ({ mensagem }: { mensagem: string | null }) =>
  mensagem ? (
    <Notice tone="danger" live>
      {mensagem}
    </Notice>
  ) : null
