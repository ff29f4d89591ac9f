import { CenaBusca } from '../../ui/cena/CenaBusca.tsx'
import { CenaEnvio } from '../../ui/cena/CenaEnvio.tsx'
import { CenaPerfil } from '../../ui/cena/CenaPerfil.tsx'
import { type Passo, Passos } from './Passos.tsx'

const passos: readonly Passo[] = [
  {
    title: 'Crie seu perfil',
    text: 'Cadastre-se com o e-mail institucional e diga o que interessa a você.',
    tone: 'rose',
    cena: <CenaPerfil />,
  },
  {
    title: 'Descubra oportunidades',
    text: 'Filtre por tipo, departamento e benefício, ou siga as recomendações.',
    tone: 'amber',
    cena: <CenaBusca />,
  },
  {
    title: 'Candidate-se',
    text: 'Envie sua candidatura, com carta se quiser, e fale com o professor.',
    tone: 'green',
    cena: <CenaEnvio />,
  },
]

/** How it works, in three steps (specification §1). */
export const PassosDoAluno = () => <Passos title="Como funciona" passos={passos} />
