import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { filtroDaUrl, filtrosDe } from './filtros.ts'

/** Which notifications are listed; the choice stands in the URL. */
export const FiltroDeNotificacoes = ({ papel }: { papel: keyof typeof filtrosDe }) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The page of before stays until the new one has its data, but the radio must follow at once.
  const [escolhido, escolher] = useOptimistic(filtroDaUrl(papel, params).value)
  const handleChange = (tipo: string) =>
    startTransition(async () => {
      escolher(tipo)
      await navigate({ search: tipo ? `?tipo=${tipo}` : '' }, { preventScrollReset: true })
    })
  return (
    <RadioGroup
      legend="Mostrar"
      legendHidden
      inline
      name="tipo"
      value={escolhido}
      options={filtrosDe[papel]}
      onChange={handleChange}
    />
  )
}
