import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Agenda_agenda$key } from './__generated__/Agenda_agenda.graphql.ts'
import { Endereco } from './Endereco.tsx'
import { useAgenda } from './useAgenda.ts'

const fragment = graphql`
  fragment Agenda_agenda on Agenda @throwOnFieldError {
    criadaEm
  }
`

const perguntas = {
  renovar: {
    title: 'Criar outro endereço?',
    confirmLabel: 'Criar outro',
    texto: 'O endereço em uso deixa de funcionar: os calendários que o leem precisam do novo.',
  },
  fechar: {
    title: 'Fechar o endereço?',
    confirmLabel: 'Fechar o endereço',
    texto: 'Os calendários que o leem deixam de receber as mudanças.',
  },
} as const

type Pergunta = keyof typeof perguntas

/** The reader's address for calendars: made, told once, renewed and closed. */
export const Agenda = ({ agendaRef }: { agendaRef: Agenda_agenda$key }) => {
  const { criadaEm } = useFragment(fragment, agendaRef)
  const [endereco, setEndereco] = useState<string | null>(null)
  const [pergunta, setPergunta] = useState<Pergunta | null>(null)
  const { abrir, fechar, isAbrindo, isFechando } = useAgenda(setEndereco, () => setPergunta(null))
  return (
    <Card as="section" labelledBy="agenda">
      <Stack>
        <Explicacao />
        <div role="status">
          {endereco ? <Endereco endereco={endereco} /> : criadaEm ? <EmUso criadaEm={criadaEm} /> : null}
        </div>
        {criadaEm ? (
          <Acoes onPergunta={setPergunta} />
        ) : (
          <Cluster>
            <Button look="secondary" busy={isAbrindo} busyText="Criando..." onClick={abrir}>
              Criar endereço
            </Button>
          </Cluster>
        )}
      </Stack>
      {pergunta ? (
        <ConfirmDialog
          open
          {...perguntas[pergunta]}
          onClose={() => setPergunta(null)}
          onConfirm={pergunta === 'fechar' ? fechar : abrir}
          busy={isAbrindo || isFechando}
          busyText="Um momento..."
        >
          {perguntas[pergunta].texto}
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}

const Acoes = ({ onPergunta }: { onPergunta: (pergunta: Pergunta) => void }) => (
  <Cluster>
    <Button look="secondary" onClick={() => onPergunta('renovar')}>
      Criar outro endereço
    </Button>
    <Button look="quiet" onClick={() => onPergunta('fechar')}>
      Fechar endereço
    </Button>
  </Cluster>
)

const Explicacao = () => (
  <Stack gap="xsmall">
    <Heading level={2} id="agenda">
      Agenda
    </Heading>
    <Text size="small" color="muted">
      Um endereço só seu, para o calendário do celular, o Google Agenda ou o Outlook: prazos, entrevistas e respostas
      aparecem lá e mudam sozinhos. Quem tem o endereço lê a sua agenda: não o mostre a ninguém.
    </Text>
    <Text size="small" color="muted">
      O Google olha de novo a cada 8 a 24 horas, e o Outlook a cada 3 horas: uma mudança de última hora chega antes por
      aqui e por e-mail.
    </Text>
  </Stack>
)

const EmUso = ({ criadaEm }: { criadaEm: string }) => (
  <Text>
    {`Há um endereço em uso, criado em ${formatDate(criadaEm)}. Ele não é mostrado de novo: para vê-lo, crie outro.`}
  </Text>
)
