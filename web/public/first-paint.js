// Runs before the first paint: a chosen theme never flashes the other one, and who is signed in never sees the landing.
try {
  const { dataset } = document.documentElement
  const tema = localStorage.getItem('tema')
  if (tema === 'claro' || tema === 'escuro') dataset.tema = tema
  if (localStorage.getItem('token')) dataset.sessao = ''
} catch {
  // Storage may be refused: the system's theme stands, for a visitor.
}
