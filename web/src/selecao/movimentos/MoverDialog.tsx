import { useId, useState } from 'react'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { countOfCandidatos } from '../comunicado/comunicado.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { RascunhoRestaurado } from '../../ui/form/RascunhoRestaurado.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { countPorEtapa, destinosDe, type Etapa, maximoDaPalavra, maximoDeCandidatos } from '../etapa.ts'
import type { Lugares_selecao$key } from './__generated__/Lugares_selecao.graphql.ts'
import { LiberarHorario } from './LiberarHorario.tsx'
import { Lugares } from './Lugares.tsx'
import { QuemMove } from './QuemMove.tsx'
import { type Mover, type Pergunta, useMoverForm } from './useMoverForm.ts'

type Props = Pergunta & {
  /** Global id. */
  vaga: string
  /** Null where the page does not know the seats. */
  selecaoRef: Lugares_selecao$key | null
  onClose: () => void
  onMover: Mover
}

/** Moves one or many candidates: the etapa, the palavra, and whether a decision is retida. */
export const MoverDialog = ({ vaga, candidatos: perguntados, inicial, selecaoRef, onClose, onMover }: Props) => {
  const id = useId()
  const [tirados, setTirados] = useState<readonly string[]>([])
  const candidatos = perguntados.filter(one => !tirados.includes(one.id))
  const form = useMoverForm({ vaga, candidatos, inicial, onMovido: onClose, onMover })
  const { para, reter, setReter, liberar, setLiberar, podeReter, busy, erros, onSubmit } = form
  const titulo = `Mover ${countOfCandidatos(candidatos.length)}`
  return (
    <Dialog open onClose={onClose} title={titulo} actions={<Botoes {...{ id, titulo, busy, onClose }} />}>
      <form id={id} noValidate onSubmit={event => void onSubmit(event)}>
        <Stack>
          <QuemMove candidatos={candidatos} onTirar={one => setTirados([...tirados, one])} />
          {candidatos.length > 1 ? <EtapasDeAgora candidatos={candidatos} /> : null}
          {candidatos.length > maximoDeCandidatos ? (
            <Notice tone="warning">{`Mova no máximo ${maximoDeCandidatos} candidatos de cada vez.`}</Notice>
          ) : null}
          <EtapaField form={form} candidatos={candidatos} />
          <Lugares para={para} selecaoRef={selecaoRef} candidatos={candidatos} />
          <PalavraField form={form} />
          {podeReter ? (
            <Checkbox
              label="Reter até divulgar o resultado"
              hint="Até lá, nada muda para os candidatos: a entrevista marcada continua."
              checked={reter}
              onChange={event => setReter(event.target.checked)}
            />
          ) : null}
          {podeReter && reter ? (
            <LiberarHorario vaga={vaga} candidatos={candidatos} checked={liberar} onChange={setLiberar} />
          ) : null}
          {erros.refusal ? (
            <Notice tone="danger" title="Erro ao mover" live>
              {erros.refusal}
            </Notice>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  )
}

/** Counts the candidates by etapa, so that no held decision is replaced unseen. */
const EtapasDeAgora = ({ candidatos }: Pick<Props, 'candidatos'>) => {
  const retidas = candidatos.filter(({ retida }) => retida).length
  return (
    <>
      <Text size="small" numeric>{`Agora: ${countPorEtapa(candidatos)}`}</Text>
      {retidas > 0 ? (
        <Notice tone="warning">
          {retidas === 1
            ? '1 decisão que ainda não foi divulgada será trocada.'
            : `${retidas} decisões que ainda não foram divulgadas serão trocadas.`}
        </Notice>
      ) : null}
    </>
  )
}

type BotoesProps = Pick<Props, 'onClose'> & { id: string; titulo: string; busy: boolean }

const Botoes = ({ id, titulo, busy, onClose }: BotoesProps) => (
  <>
    <Button look="secondary" onClick={onClose}>
      Voltar
    </Button>
    <Button type="submit" form={id} busy={busy} busyText="Movendo...">
      {titulo}
    </Button>
  </>
)

type EtapaFieldProps = Pick<Props, 'candidatos'> & { form: ReturnType<typeof useMoverForm> }

const EtapaField = ({ form: { para, escolher, guardadas, erros }, candidatos }: EtapaFieldProps) => {
  const opcoes = destinosDe(candidatos)
  return (
    <Field label="Etapa" hint={toHint(opcoes.filter(etapa => guardadas.includes(etapa)))} error={erros.etapa}>
      {control => (
        <Select {...control} value={para ?? ''} onChange={event => escolher(event.target.value as Etapa)}>
          <option value="" disabled>
            Escolha a etapa
          </option>
          {opcoes.map(etapa => (
            <option key={etapa} value={etapa}>
              {etapas[etapa].label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const list = new Intl.ListFormat('pt-BR')

const toHint = (guardadas: readonly Etapa[]) =>
  guardadas.length > 0
    ? `Sua mensagem para ${list.format(guardadas.map(etapa => `“${etapas[etapa].label}”`))} está guardada.`
    : undefined

const PalavraField = ({ form }: { form: ReturnType<typeof useMoverForm> }) => {
  const { palavra, escrever, restaurada, reter, podeReter, busy, erros } = form
  return (
    <>
      {restaurada ? <RascunhoRestaurado ate="mover" onDescartar={() => escrever('')} /> : null}
      <Field
        label="Mensagem para os candidatos"
        optional
        hint={reter && podeReter ? 'Vai com o resultado.' : 'Vai com o aviso da mudança.'}
        counter={{ text: palavra, max: maximoDaPalavra }}
        error={erros.palavra}
      >
        {control => (
          <Textarea
            {...control}
            rows={4}
            readOnly={busy}
            value={palavra}
            onChange={event => escrever(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
