CREATE TABLE "colunas_de_candidatos" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"colunas" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "colunas_de_candidatos" ADD CONSTRAINT "colunas_de_candidatos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;