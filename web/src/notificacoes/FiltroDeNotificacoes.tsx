import { useSearchParams } from 'react-router-dom'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { filtroDaUrl, filtrosDe } from './filtros.ts'

/** Which notifications are listed; the choice stands in the URL. */
export const FiltroDeNotificacoes = ({ papel }: { papel: keyof typeof filtrosDe }) => {
  const [params, setParams] = useSearchParams()
  return (
    <RadioGroup
      legend="Mostrar"
      name="tipo"
      value={filtroDaUrl(papel, params).value}
      options={filtrosDe[papel]}
      onChange={tipo => setParams(tipo ? { tipo } : {}, { preventScrollReset: true })}
    />
  )
}
