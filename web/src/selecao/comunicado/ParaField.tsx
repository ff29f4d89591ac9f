import { useState } from 'react'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { todasAsEtapas, toNomes } from '../etapa.ts'
import type { useComunicadoDialog } from './useComunicadoDialog.ts'
import { type Destinatario, destinatariosDe, type Para } from './comunicado.ts'

type Props = {
  candidatos: readonly Destinatario[]
  dialog: Pick<ReturnType<typeof useComunicadoDialog>, 'rascunho' | 'progress' | 'address'>
  /** Only those who did not receive it are left. */
  isFixed: boolean
}

const selecionados = 'selecionados'

/** To whom: the etapas that have somebody, with their numbers. Nothing on an upstream without etapas. */
export const ParaField = ({ candidatos, dialog, isFixed }: Props) => {
  const { progress, address: onPara } = dialog
  const para = dialog.rascunho.para ?? null
  // Kept, so that the choice of an etapa can be taken back.
  const [pessoas] = useState(para !== null && 'pessoas' in para ? para : null)
  const comAlguem = todasAsEtapas.filter(etapa => candidatos.some(one => one.etapa === etapa))
  if (comAlguem.length === 0 || isFixed || progress) return null
  const valor = para === null ? '' : 'etapa' in para ? para.etapa : selecionados
  const escolher = (value: string) => onPara(value === '' ? null : value === selecionados ? pessoas : { etapa: value })
  const quantos = (one: Para) => destinatariosDe(candidatos, one).length
  return (
    <Field label="Para" hint={valor === selecionados ? toNomes(destinatariosDe(candidatos, para)) : undefined}>
      {control => (
        <Select {...control} value={valor} onChange={event => escolher(event.target.value)}>
          {pessoas ? <option value={selecionados}>{`Selecionados (${quantos(pessoas)})`}</option> : null}
          <option value="">{`Todas as etapas (${candidatos.length})`}</option>
          {comAlguem.map(etapa => (
            <option key={etapa} value={etapa}>
              {`${etapas[etapa].label} (${quantos({ etapa })})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** How many of them already got a comunicado today. */
export const JaReceberam = ({ total }: { total: number }) =>
  total === 0 ? null : (
    <Text weight="strong" numeric>
      {total === 1 ? '1 já recebeu um comunicado hoje.' : `${total} já receberam um comunicado hoje.`}
    </Text>
  )
