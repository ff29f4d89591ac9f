import ChartColumn from 'lucide-react/icons/chart-column'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import ListChecks from 'lucide-react/icons/list-checks'
import Megaphone from 'lucide-react/icons/megaphone'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Newspaper from 'lucide-react/icons/newspaper'
import UsersRound from 'lucide-react/icons/users-round'
import type { Recurso } from './ListaDeRecursos.tsx'

export const disponiveis: readonly Recurso[] = [
  { icon: <Megaphone size={22} />, title: 'Publicação de oportunidades', text: 'Com benefícios, interesses e prazo.' },
  {
    icon: <ListChecks size={22} />,
    title: 'Gestão de candidatos',
    text: 'Quem se candidatou, quando, e com que carta.',
  },
  { icon: <MessagesSquare size={22} />, title: 'Mensagens', text: 'A um candidato, ou a todos de uma vez.' },
]

export const futuros: readonly Recurso[] = [
  {
    icon: <ChartColumn size={22} />,
    title: 'Gráficos avançados',
    text: 'O alcance das suas oportunidades ao longo do tempo.',
  },
  {
    icon: <FileSpreadsheet size={22} />,
    title: 'Exportar candidatos',
    text: 'Em PDF, ao lado do CSV que cada vaga já oferece.',
  },
  { icon: <Newspaper size={22} />, title: 'Publicações', text: 'Divulgue resultados e projetos.' },
  { icon: <UsersRound size={22} />, title: 'Networking', text: 'Conexões com colegas e alunos.' },
]
