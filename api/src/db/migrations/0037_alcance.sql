CREATE TABLE "passos_da_vaga" (
	"vaga_id" integer NOT NULL,
	"dia" date NOT NULL,
	"origem" text NOT NULL,
	"viram" integer DEFAULT 0 NOT NULL,
	"comecaram" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "passos_da_vaga_vaga_id_dia_origem_pk" PRIMARY KEY("vaga_id","dia","origem"),
	CONSTRAINT "passos_da_vaga_origem" CHECK (origem in ('lista', 'busca', 'alerta', 'link'))
);
--> statement-breakpoint
ALTER TABLE "passos_da_vaga" ADD CONSTRAINT "passos_da_vaga_vaga_id_vagas_id_fk" FOREIGN KEY ("vaga_id") REFERENCES "public"."vagas"("id") ON DELETE cascade ON UPDATE no action;