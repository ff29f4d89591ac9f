import { useLoaderData } from 'react-router-dom'
import { InicioDoAluno } from './InicioDoAluno.tsx'
import { Landing } from './Landing.tsx'

/** '/': the landing for visitors, the home for students (specification §1). Only the home asks for data. */
export const InicioPage = () => (useLoaderData() ? <InicioDoAluno /> : <Landing />)
