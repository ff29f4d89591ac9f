/**
 * @generated SignedSource<<e72f03b7ef7e2ff372d391d7be6f95a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Modalidade = "HIBRIDO" | "PRESENCIAL" | "REMOTO";
import type { FragmentRefs } from "relay-runtime";
export type VagaPublicaFatos_vaga$data = {
  readonly codigo: string;
  readonly horasSemanais: number | null;
  readonly lugares: number | null;
  readonly modalidade: Modalidade | null;
  readonly nomeDoDepartamento: string | null;
  readonly nomeDoLocal: string | null;
  readonly respostaAte: string | null;
  readonly " $fragmentType": "VagaPublicaFatos_vaga";
};
export type VagaPublicaFatos_vaga$key = {
  readonly " $data"?: VagaPublicaFatos_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaPublicaFatos_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaPublicaFatos_vaga",
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

(node as any).hash = "ad92d0e64dbd02c86cfd0adfffe9cf3b";

export default node;
