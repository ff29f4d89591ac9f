CREATE TABLE "agendas" (
	"usuario_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"conferida_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agendas_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "entradas_da_agenda" (
	"usuario_id" integer NOT NULL,
	"tipo" text NOT NULL,
	"alvo_id" integer NOT NULL,
	"vaga_id" integer NOT NULL,
	"titulo" text NOT NULL,
	"dia" date,
	"inicio" timestamp with time zone,
	"minutos" integer,
	"onde" text,
	"sequencia" integer DEFAULT 0 NOT NULL,
	"mudou_em" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "entradas_da_agenda_usuario_id_tipo_alvo_id_pk" PRIMARY KEY("usuario_id","tipo","alvo_id"),
	CONSTRAINT "entradas_da_agenda_tipo" CHECK (tipo in ('prazo', 'resposta', 'divulgacao', 'entrevista'))
);
--> statement-breakpoint
ALTER TABLE "agendas" ADD CONSTRAINT "agendas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entradas_da_agenda" ADD CONSTRAINT "entradas_da_agenda_usuario_id_agendas_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."agendas"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agendas_a_conferir" ON "agendas" USING btree ("conferida_em");