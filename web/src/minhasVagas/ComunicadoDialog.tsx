import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { Textarea } from '../ui/Textarea.tsx'
import { contarCandidatos, faltamCandidatos, maximoDoComunicado } from './comunicado.ts'
import { ComunicadoAndamento } from './ComunicadoAndamento.tsx'
import { ComunicadoFalhas } from './ComunicadoFalhas.tsx'
import type { useAbertura } from './useAbertura.ts'
import { useComunicado } from './useComunicado.ts'
import { naoRepete, type Rascunho } from './useRascunhoDeComunicado.ts'

export type Destinatario = { codigo: string; nome: string | null }

type Props = {
  /** Global id. */
  vaga: string
  candidatos: readonly Destinatario[]
  /** More candidates are to come: the list was read again meanwhile, and begins with its first window. */
  incompleta: boolean
  abertura: ReturnType<typeof useAbertura>
}

/** Writes one text to every candidate. It outlives every failure, the dialog and a reload. */
export const ComunicadoDialog = ({ vaga, candidatos, incompleta, abertura }: Props) => {
  const { rascunho, andamento, estado, fechar } = abertura
  const perguntando = estado === 'perguntando'
  const comunicado = useComunicado({ vaga, candidatos: candidatos.map(({ codigo }) => codigo), abertura })
  const { para, falhou } = comunicado
  const esperando = incompleta && !andamento
  return (
    <Dialog
      open={estado !== 'fechado'}
      onClose={fechar}
      title={perguntando ? 'Avisar os candidatos por mensagem?' : 'Enviar comunicado'}
      actions={
        <>
          <Button look="secondary" onClick={fechar}>
            {perguntando && !andamento ? 'Agora não' : 'Voltar'}
          </Button>
          <Enviar andamento={andamento} esperando={esperando} comunicado={comunicado} />
        </>
      }
    >
      <Stack>
        <Text color="muted">
          {perguntando ? 'A seleção foi finalizada, e os candidatos já veem isso no mural. ' : ''}A mensagem vai para{' '}
          {contarCandidatos(para.length)}, cada um na própria conversa com você.
        </Text>
        <Texto rascunho={rascunho} readOnly={andamento !== null} comunicado={comunicado} />
        {esperando ? <Text color="muted">{faltamCandidatos}</Text> : null}
        {andamento ? <ComunicadoAndamento {...andamento} /> : null}
        {falhou ? (
          <ComunicadoFalhas
            faltam={candidatos.filter(({ codigo }) => para.includes(codigo))}
            naoRepete={naoRepete(rascunho)}
            onDesistir={comunicado.desistir}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}

type Comunicado = ReturnType<typeof useComunicado>

type EnviarProps = Pick<Props['abertura'], 'andamento'> & { esperando: boolean; comunicado: Comunicado }

const Enviar = ({ andamento, esperando, comunicado: { falhou, enviar } }: EnviarProps) => (
  <Button busy={andamento !== null} busyText="Enviando..." disabled={esperando} onClick={() => void enviar()}>
    {falhou ? 'Tentar novamente' : 'Enviar comunicado'}
  </Button>
)

type TextoProps = { rascunho: Rascunho; readOnly: boolean; comunicado: Comunicado }

const Texto = ({ rascunho: { texto }, readOnly, comunicado: { erro, escrever } }: TextoProps) => (
  <Field label="Mensagem" counter={{ used: texto.length, max: maximoDoComunicado }} error={erro ?? undefined}>
    {control => (
      <Textarea
        {...control}
        rows={6}
        readOnly={readOnly}
        value={texto}
        onChange={event => escrever(event.target.value)}
      />
    )}
  </Field>
)
