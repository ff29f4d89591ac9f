import { Stack } from '../../ui/layout/Stack.tsx'
import { Bullets } from '../../ui/text/Bullets.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'

type Bloco = { tipo: 'titulo' | 'paragrafo' | 'itens'; linhas: string[] }

/** Lines as blocks: '## ' begins a heading, '- ' an item of a list. */
const toBlocos = (texto: string): Bloco[] => {
  const blocos: Bloco[] = []
  for (const linha of texto.split('\n').map(each => each.trim())) {
    if (linha === '') continue
    const ultimo = blocos.at(-1)
    if (linha.startsWith('## ')) blocos.push({ tipo: 'titulo', linhas: [linha.slice(3)] })
    else if (!linha.startsWith('- ')) blocos.push({ tipo: 'paragrafo', linhas: [linha] })
    else if (ultimo?.tipo === 'itens') ultimo.linhas.push(linha.slice(2))
    else blocos.push({ tipo: 'itens', linhas: [linha.slice(2)] })
  }
  return blocos
}

/** The text of the privacy notice or of the terms of use. */
export const TextoDoDocumento = ({ texto }: { texto: string }) => (
  <Stack>
    {toBlocos(texto).map((bloco, index) => (
      <Parte key={index} {...bloco} />
    ))}
  </Stack>
)

const Parte = ({ tipo, linhas }: Bloco) => {
  if (tipo === 'titulo') return <Heading level={2}>{linhas[0]}</Heading>
  if (tipo === 'paragrafo') return <Text>{linhas[0]}</Text>
  return (
    <Bullets>
      {linhas.map(linha => (
        <li key={linha}>{linha}</li>
      ))}
    </Bullets>
  )
}
