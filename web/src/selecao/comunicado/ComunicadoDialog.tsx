import { Button } from '../../ui/form/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Textarea } from '../../ui/form/Textarea.tsx'
import { countOfCandidatos, type Destinatario, faltamCandidatos, maximoDoComunicado } from './comunicado.ts'
import * as styles from './ComunicadoDialog.css.ts'
import { ComunicadoFalhas } from './ComunicadoFalhas.tsx'
import type { useComunicadoDialog } from './useComunicadoDialog.ts'
import { JaReceberam, ParaField } from './ParaField.tsx'
import { useComunicado } from './useComunicado.ts'
import { isRetryIdempotent, type RascunhoDeComunicado } from './useRascunhoDeComunicado.ts'

type Props = {
  /** Global id. */
  vaga: string
  candidatos: readonly Destinatario[]
  /** More candidates are loading: a refetch starts again with the first page of the list. */
  hasMore: boolean
  dialog: ReturnType<typeof useComunicadoDialog>
}

/** Writes one text to every candidate. The text survives failures, closing the dialog and a reload. */
export const ComunicadoDialog = ({ vaga, candidatos, hasMore, dialog }: Props) => {
  const { rascunho, progress, state, close } = dialog
  const suggesting = state === 'suggesting'
  const comunicado = useComunicado({ vaga, candidatos, dialog })
  const { para, hasFailed, jaReceberam } = comunicado
  const isWaiting = hasMore && !progress
  return (
    <Dialog
      open={state !== 'closed'}
      onClose={close}
      ended={candidatos.length === 0 && !hasMore && !progress ? 'Não há mais candidatos para avisar.' : null}
      title={suggesting ? 'Avisar os candidatos por mensagem?' : 'Enviar comunicado'}
      actions={
        <>
          <Button look="secondary" onClick={close}>
            {suggesting && !progress ? 'Agora não' : 'Voltar'}
          </Button>
          <Enviar progress={progress} isWaiting={isWaiting} comunicado={comunicado} />
        </>
      }
    >
      <Stack>
        <ParaField candidatos={candidatos} dialog={dialog} isFixed={hasFailed} />
        <Text color="muted">
          {`${suggesting ? 'A seleção foi finalizada, e os candidatos já veem isso no mural. ' : ''}A mensagem vai para ${countOfCandidatos(para.length)}, cada um na própria conversa com você.`}
        </Text>
        {progress ? null : <JaReceberam total={jaReceberam} />}
        <Texto rascunho={rascunho} readOnly={progress !== null} comunicado={comunicado} />
        {isWaiting ? <Text color="muted">{faltamCandidatos}</Text> : null}
        {progress ? <Progress {...progress} /> : null}
        {hasFailed ? <Falhas {...{ candidatos, comunicado, rascunho }} /> : null}
      </Stack>
    </Dialog>
  )
}

type Comunicado = ReturnType<typeof useComunicado>

type FalhasProps = Pick<Props, 'candidatos'> & { comunicado: Comunicado; rascunho: RascunhoDeComunicado }

const Falhas = ({ candidatos, comunicado: { para, giveUp }, rascunho }: FalhasProps) => (
  <ComunicadoFalhas
    faltam={candidatos.filter(({ id }) => para.includes(id))}
    isRetryIdempotent={isRetryIdempotent(rascunho)}
    onGiveUp={giveUp}
  />
)

type EnviarProps = Pick<Props['dialog'], 'progress'> & { isWaiting: boolean; comunicado: Comunicado }

const Enviar = ({ progress, isWaiting, comunicado: { hasFailed, enviar } }: EnviarProps) => (
  <Button busy={progress !== null} busyText="Enviando..." disabled={isWaiting} onClick={() => void enviar()}>
    {hasFailed ? 'Tentar novamente' : 'Enviar comunicado'}
  </Button>
)

type TextoProps = { rascunho: RascunhoDeComunicado; readOnly: boolean; comunicado: Comunicado }

const Texto = ({ rascunho: { texto }, readOnly, comunicado: { erro, write } }: TextoProps) => (
  <Field label="Mensagem" counter={{ text: texto, max: maximoDoComunicado }} error={erro ?? undefined}>
    {control => (
      <Textarea {...control} rows={6} readOnly={readOnly} value={texto} onChange={event => write(event.target.value)} />
    )}
  </Field>
)

/** The bar is indeterminate until the first batch is done. */
const Progress = ({ tentadas, total }: { tentadas: number; total: number }) => (
  <Stack gap="xxsmall">
    <progress value={tentadas || undefined} max={total} aria-label="Andamento do envio" className={styles.bar} />
    <span role="status">
      <Text as="span" size="small" color="muted" numeric>
        {tentadas === 0 ? `Enviando para ${countOfCandidatos(total)}...` : `${tentadas} de ${total} candidatos`}
      </Text>
    </span>
  </Stack>
)
