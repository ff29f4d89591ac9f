import { createContext } from 'react'

/** Whether the vaga on screen asks something of who applies. */
export const PedeRespostas = createContext(false)
