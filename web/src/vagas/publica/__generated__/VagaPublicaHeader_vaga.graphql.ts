/**
 * @generated SignedSource<<9134fff4d7124fc325d887caa050325d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
import type { FragmentRefs } from "relay-runtime";
export type VagaPublicaHeader_vaga$data = {
  readonly codigo: string;
  readonly desconto: number | null;
  readonly horasComplementares: number | null;
  readonly horasSemanais: number | null;
  readonly lugares: number | null;
  readonly modalidade: Modalidade | null;
  readonly nomeDoDepartamento: string | null;
  readonly nomeDoLocal: string | null;
  readonly prazo: string | null;
  readonly remuneracao: number | null;
  readonly respostaAte: string | null;
  readonly tipo: TipoDeVaga;
  readonly titulo: string | null;
  readonly " $fragmentType": "VagaPublicaHeader_vaga";
};
export type VagaPublicaHeader_vaga$key = {
  readonly " $data"?: VagaPublicaHeader_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPublicaHeader_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPublicaHeader_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeDoDepartamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeDoLocal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remuneracao",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "desconto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "horasComplementares",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lugares",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "horasSemanais",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modalidade",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "respostaAte",
      "storageKey": null
    }
  ],
  "type": "VagaPublica",
  "abstractKey": null
};

(node as any).hash = "c5d05a2bffadb7cf4f9e2679ba17fe9e";

export default node;
