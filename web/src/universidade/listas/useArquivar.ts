import { toastError, toastUndo } from '../../ui/overlay/toast.ts'
import type { Lista } from './endereco.ts'
import { useSalvarEntrada } from './useSalvarEntrada.ts'

/** Archives or restores an entry; the notice undoes it. */
export function useArquivar({ lista, codigo, nome }: { lista: Lista; codigo: string; nome: string }) {
  const [salvar, busy] = useSalvarEntrada()
  const set = (arquivada: boolean, onFeito?: () => void) =>
    salvar(
      { lista, entrada: codigo, arquivada },
      {
        onFeito,
        onRecusa: ({ mensagem, campos }) =>
          toastError('Não foi possível arquivar', mensagem ?? Object.values(campos).join(' ')),
      },
    )
  const arquivar = (arquivada: boolean) => {
    const [titulo, frase] = arquivada
      ? ['Arquivado', `Ninguém mais escolhe ${nome}. O que já o usa continua como está.`]
      : ['Restaurado', `${nome} pode ser escolhido de novo.`]
    set(arquivada, () => toastUndo(titulo, frase, () => set(!arquivada)))
  }
  return [arquivar, busy] as const
}
