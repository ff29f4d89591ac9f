/**
 * @generated SignedSource<<ae96eff9713f159f6bbc1f84ac00359c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
import type { FragmentRefs } from "relay-runtime";
export type VagaPublicaHeader_vaga$data = {
  readonly desconto: number | null;
  readonly horasComplementares: number | null;
  readonly prazo: string | null;
  readonly remuneracao: number | null;
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
    }
  ],
  "type": "VagaPublica",
  "abstractKey": null
};

(node as any).hash = "571f1b0d682dda75f6c92dbfea735720";

export default node;
