import FileDown from 'lucide-react/icons/file-down'
import { download } from '../../../ui/download.ts'
import { Button } from '../../../ui/form/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Bullets } from '../../../ui/text/Bullets.tsx'
import { Heading } from '../../../ui/text/Heading.tsx'
import { Text } from '../../../ui/text/Text.tsx'

const colunas = [
  ['matricula', 'o número de matrícula; de professores, o SIAPE'],
  ['nome', 'como a pessoa aparece no mural'],
  ['email', 'o endereço para entrar'],
  ['papel', 'aluno ou professor'],
  ['curso', 'de estudantes, opcional'],
  ['departamento', 'de professores, opcional'],
  ['periodo_inicio', 'de estudantes, como 2024.1, opcional'],
  ['situacao', 'ativo ou desligado; sem ela, ativo'],
] as const

/** With a byte order mark, without which a spreadsheet breaks the accents. */
const exemplo = `\uFEFF${[
  colunas.map(([titulo]) => titulo).join(';'),
  '0071234;Ana Lima;ana@aluno.exemplo.br;aluno;;;2024.1;ativo',
  '1987654;Rui Prado;rui@exemplo.br;professor;;;;ativo',
].join('\r\n')}\r\n`

/** What the columns of the file are. */
export const Colunas = () => (
  <Card as="section" labelledBy="colunas">
    <Heading level={2} id="colunas">
      As colunas do arquivo
    </Heading>
    <Text reading>
      A primeira linha tem os títulos, em qualquer ordem. Uma célula em branco não muda nada, e quem não está no arquivo
      fica como está.
    </Text>
    <Bullets>
      {colunas.map(([titulo, texto]) => (
        <li key={titulo}>
          <strong>{titulo}</strong>
          {`: ${texto}`}
        </li>
      ))}
    </Bullets>
    <div>
      <Button
        look="secondary"
        shape="compact"
        onClick={() => download('pessoas-exemplo.csv', new Blob([exemplo], { type: 'text/csv' }))}
      >
        <FileDown size={16} aria-hidden="true" />
        Baixar exemplo
      </Button>
    </div>
  </Card>
)
