import { CenaConversa } from '../../ui/cena/CenaConversa.tsx'
import { CenaMural } from '../../ui/cena/CenaMural.tsx'
import { CenaPerfil } from '../../ui/cena/CenaPerfil.tsx'
import { type Passo, Passos } from './Passos.tsx'

const passos: readonly Passo[] = [
  {
    title: 'Publique',
    text: 'Descreva a oportunidade e diga o que pede: requisitos, perguntas, um PDF.',
    tone: 'amber',
    cena: <CenaMural />,
  },
  {
    title: 'Escolha',
    text: 'Leia cartas e respostas, avalie, mova por etapas e marque entrevistas.',
    tone: 'violet',
    cena: <CenaPerfil />,
  },
  {
    title: 'Responda a todos',
    text: 'Divulgue o resultado de uma vez: cada pessoa recebe a sua resposta.',
    tone: 'green',
    cena: <CenaConversa />,
  },
]

/** How a selection goes. */
export const PassosDaSelecao = () => <Passos title="Como é uma seleção" passos={passos} />
