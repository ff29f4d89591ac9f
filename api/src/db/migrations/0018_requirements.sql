CREATE TABLE "requisitos" (
	"vaga_id" integer PRIMARY KEY NOT NULL,
	"cr_minimo" double precision,
	"disciplinas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"periodo_de" integer,
	"periodo_ate" integer,
	"cursos" text[] DEFAULT '{}' NOT NULL,
	"fechada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "requisitos_cr_minimo" CHECK (cr_minimo between 0 and 10),
	CONSTRAINT "requisitos_periodos" CHECK (periodo_de between 1 and 20 and periodo_ate between coalesce(periodo_de, 1) and 20)
);
--> statement-breakpoint
ALTER TABLE "requisitos" ADD CONSTRAINT "requisitos_vaga_id_vagas_id_fk" FOREIGN KEY ("vaga_id") REFERENCES "public"."vagas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "historicos_disciplinas" ON "historicos" USING btree ("codigo_disciplina","nome_disciplina","usuario_id");