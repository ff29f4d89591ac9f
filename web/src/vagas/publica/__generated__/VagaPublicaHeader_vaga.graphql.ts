/**
 * @generated SignedSource<<1a7e65e58a29cb53ea5206326c24fd69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA" | "OUTRO";
import type { FragmentRefs } from "relay-runtime";
export type VagaPublicaHeader_vaga$data = {
  readonly codigo: string;
  readonly nomeDoTipo: string | null;
  readonly prazo: string | null;
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
      "name": "nomeDoTipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
    }
  ],
  "type": "VagaPublica",
  "abstractKey": null
};

(node as any).hash = "428dde8aa747b9f678bf645047db302a";

export default node;
