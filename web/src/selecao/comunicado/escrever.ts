import { createContext } from 'react'
import type { Para } from './comunicado.ts'

/** Opens the comunicado of the vaga, addressed to some of its candidates. */
export const EscreverContext = createContext<(para: Para) => void>(() => {})
