CREATE TABLE "candidaturas_comecadas" (
	"usuario_id" integer NOT NULL,
	"vaga_id" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidaturas_comecadas_usuario_id_vaga_id_pk" PRIMARY KEY("usuario_id","vaga_id")
);
--> statement-breakpoint
ALTER TABLE "candidaturas_comecadas" ADD CONSTRAINT "candidaturas_comecadas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidaturas_comecadas" ADD CONSTRAINT "candidaturas_comecadas_vaga_id_vagas_id_fk" FOREIGN KEY ("vaga_id") REFERENCES "public"."vagas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidaturas_comecadas_vaga_id_index" ON "candidaturas_comecadas" USING btree ("vaga_id");