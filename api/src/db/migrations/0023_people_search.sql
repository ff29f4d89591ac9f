ALTER TABLE "usuarios" ADD COLUMN "busca" text;--> statement-breakpoint
-- A blank before each word: one or two letters are looked for at the beginning of a word, which trigrams can find.
-- Setting busca to anything is the way to ask for it anew.
CREATE FUNCTION usuarios_indexar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.busca := ' ' || chave_de_nome(concat_ws(' ', NEW.usuario, NEW.curso,
    (SELECT name FROM departamentos WHERE id = NEW.departamento_id),
    (SELECT string_agg(i.nome, ' ' ORDER BY i.id)
       FROM usuarios_interesses ui JOIN interesses i ON i.id = ui.interesse_id WHERE ui.usuario_id = NEW.id)));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER usuarios_indexar
  BEFORE INSERT OR UPDATE OF usuario, curso, departamento_id, busca ON usuarios
  FOR EACH ROW EXECUTE FUNCTION usuarios_indexar();
--> statement-breakpoint
CREATE FUNCTION usuarios_interesses_mudaram() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE usuarios SET busca = NULL WHERE id IN (SELECT usuario_id FROM mudados);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER usuarios_interesses_inseridos AFTER INSERT ON usuarios_interesses
  REFERENCING NEW TABLE AS mudados FOR EACH STATEMENT EXECUTE FUNCTION usuarios_interesses_mudaram();
--> statement-breakpoint
CREATE TRIGGER usuarios_interesses_removidos AFTER DELETE ON usuarios_interesses
  REFERENCING OLD TABLE AS mudados FOR EACH STATEMENT EXECUTE FUNCTION usuarios_interesses_mudaram();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION departamento_renomeado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vagas SET busca = NULL WHERE departamento_id = NEW.id;
  UPDATE usuarios SET busca = NULL WHERE departamento_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION interesse_renomeado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vagas SET busca = NULL WHERE id IN (SELECT vaga_id FROM vagas_interesses WHERE interesse_id = NEW.id);
  UPDATE usuarios SET busca = NULL WHERE id IN (SELECT usuario_id FROM usuarios_interesses WHERE interesse_id = NEW.id);
  RETURN NULL;
END
$$;
