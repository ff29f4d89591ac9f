import { createContext } from 'react'

/** Whether the upstream knows what vagas ask for: the page of a vaga says so to each candidate of it. */
export const TemRequisitos = createContext(false)
