import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import * as styles from './ComoObter.css.ts'

const passos = [
  'Entre no portal do aluno da sua universidade.',
  'Procure por ‘Histórico’ e abra o ‘espelho do histórico’.',
  'Salve o espelho em PDF: não precisa ser o documento assinado.',
  'Envie o arquivo nesta página.',
]

/** How a student gets the PDF. */
export const ComoObter = () => (
  <section aria-labelledby="como-obter">
    <Stack>
      <Heading level={2} id="como-obter">
        Como obter o seu histórico
      </Heading>
      <ol className={styles.passos}>
        {passos.map((passo, index) => (
          <li key={passo} className={styles.passo}>
            <span aria-hidden="true" className={styles.numero}>
              {index + 1}
            </span>
            {passo}
          </li>
        ))}
      </ol>
    </Stack>
  </section>
)
