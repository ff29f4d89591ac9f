CREATE TABLE "autores_renomeados" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"ate_vaga" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "autores_renomeados" ADD CONSTRAINT "autores_renomeados_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A new name is noted, and comes to the vagas beside the requests, some at a time: there may be hundreds.
CREATE OR REPLACE FUNCTION autor_renomeado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO autores_renomeados (usuario_id) VALUES (NEW.id) ON CONFLICT (usuario_id) DO UPDATE SET ate_vaga = 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- An update that changes nothing asks for busca alone: the vaga itself is what it was.
CREATE OR REPLACE FUNCTION vagas_indexar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  titulo text := texto_de_busca(NEW.titulo);
  temas text := texto_de_busca(concat_ws(' ',
    (SELECT name FROM departamentos WHERE id = NEW.departamento_id),
    (SELECT string_agg(i.nome, ' ' ORDER BY i.id)
       FROM vagas_interesses vi JOIN interesses i ON i.id = vi.interesse_id WHERE vi.vaga_id = NEW.id)));
  autor text := texto_de_busca((SELECT usuario FROM usuarios WHERE id = NEW.autor_id));
BEGIN
  IF TG_OP = 'INSERT' OR NEW.busca IS NULL OR NEW IS DISTINCT FROM OLD THEN
    NEW.revisao := (SELECT revisao FROM quadro);
  END IF;
  NEW.busca :=
    setweight(to_tsvector('portuguese', titulo) || to_tsvector('simple', titulo), 'A') ||
    setweight(to_tsvector('portuguese', temas) || to_tsvector('simple', temas), 'B') ||
    setweight(to_tsvector('portuguese', autor) || to_tsvector('simple', autor), 'C') ||
    setweight(to_tsvector('portuguese', texto_de_busca(NEW.descricao)), 'D');
  RETURN NEW;
END
$$;
