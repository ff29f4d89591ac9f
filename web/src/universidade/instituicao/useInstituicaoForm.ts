import { type SyntheticEvent, useState } from 'react'
import { type Recusa, useSalvarInstituicao } from './useSalvarInstituicao.ts'
import { type Aberta, type Campo, type Valores, emConflito, juntar, toInput } from './valores.ts'

const semRecusa: Recusa = { mensagem: null, erros: {} }

/** The form, what it was opened with, and what somebody else has saved meanwhile. */
export function useInstituicaoForm(lida: Aberta) {
  const [{ aberta, valores }, setForm] = useState({ aberta: lida, valores: lida.valores })
  const [recusa, setRecusa] = useState(semRecusa)
  const [conflito, setConflito] = useState<{ campos: readonly Campo[]; agora: Aberta } | null>(null)
  const [salvar, busy] = useSalvarInstituicao({
    onSalva: (nova = { ...aberta, versao: aberta.versao + 1, valores }) =>
      setForm({ aberta: nova, valores: nova.valores }),
    onRecusa: setRecusa,
    onConflito: agora => {
      const campos = emConflito(aberta.valores, valores, agora.valores)
      if (campos.length > 0) setConflito({ campos, agora })
      else salvarSobre(agora, [])
    },
  })
  /** Saves what was typed over what is there now. */
  const salvarSobre = (agora: Aberta, deAgora: readonly Campo[]) => {
    const juntos = juntar(aberta.valores, valores, agora.valores, deAgora)
    setForm({ aberta: agora, valores: juntos })
    setConflito(null)
    salvar(toInput(agora.versao, juntos))
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setRecusa(semRecusa)
    salvar(toInput(aberta.versao, valores))
  }
  return {
    valores,
    recusa,
    busy,
    alterados: aberta.alterados,
    handleSubmit,
    handleChange: (mudanca: Partial<Valores>) => setForm({ aberta, valores: { ...valores, ...mudanca } }),
    conflito: conflito && {
      ...conflito,
      meus: valores,
      resolver: (deAgora: readonly Campo[]) => salvarSobre(conflito.agora, deAgora),
      adiar: () => setConflito(null),
    },
  }
}
