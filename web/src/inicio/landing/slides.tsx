import type { Slide } from './Carrossel.tsx'
import { CenaAfinidade } from '../../ui/cena/CenaAfinidade.tsx'
import { CenaCandidatura } from '../../ui/cena/CenaCandidatura.tsx'
import { CenaConversa } from '../../ui/cena/CenaConversa.tsx'
import { CenaMural } from '../../ui/cena/CenaMural.tsx'

/** The slides of the landing page. */
export const slides: readonly Slide[] = [
  {
    title: 'Tudo em um só mural',
    text: 'Monitoria, pesquisa, estágio, bolsa: busque e filtre por tipo, departamento e benefício.',
    tone: 'primary',
    cena: <CenaMural />,
  },
  {
    title: 'Vagas que combinam com você',
    text: 'Seus interesses e seu histórico viram recomendações, e cada uma diz por que apareceu.',
    tone: 'violet',
    cena: <CenaAfinidade />,
  },
  {
    title: 'Candidatura em minutos',
    text: 'Envie a sua com uma carta de motivação, se quiser, e acompanhe tudo em um lugar.',
    tone: 'accent',
    cena: <CenaCandidatura />,
  },
  {
    title: 'Conversa direta',
    text: 'Tire dúvidas com quem publicou a vaga e troque ideias com outros alunos.',
    tone: 'info',
    cena: <CenaConversa />,
  },
]
