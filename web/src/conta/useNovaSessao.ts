import { useRevalidator } from 'react-router-dom'
import { entrar } from '../sessao/sessao.ts'

/** Takes the token that replaces the present one, and shows the page anew with it. The focus goes to its heading. */
export function useNovaSessao() {
  const { revalidate } = useRevalidator()
  return (token: string) => {
    entrar(token)
    document.querySelector('main')?.focus()
    void revalidate()
  }
}
