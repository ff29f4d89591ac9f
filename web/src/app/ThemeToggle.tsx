import { Moon, Sun, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { escolherTema, lerTema, type Tema } from './tema.ts'

const next: Record<Tema, Tema> = { sistema: 'claro', claro: 'escuro', escuro: 'sistema' }
const icons = { sistema: SunMoon, claro: Sun, escuro: Moon }

/** Goes round the three themes. */
export const ThemeToggle = () => {
  const [tema, setTema] = useState(lerTema)
  const Icon = icons[tema]
  const handleClick = () => {
    escolherTema(next[tema])
    setTema(next[tema])
  }
  return (
    <IconButton label={`Tema: ${tema}. Mudar para ${next[tema]}`} icon={<Icon size={20} />} onClick={handleClick} />
  )
}
