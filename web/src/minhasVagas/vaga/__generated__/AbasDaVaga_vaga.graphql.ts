/**
 * @generated SignedSource<<ee560ca2d62235ca5ecdc0c496376ad1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AbasDaVaga_vaga$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"Andamento_candidaturas" | "Andamento_selecao" | "Andamento_vaga" | "CandidatosSection_vaga" | "GestaoDaVaga_vaga" | "SobreAVaga_vaga" | "useTodosOsCandidatos_vaga">;
  readonly " $fragmentType": "AbasDaVaga_vaga";
};
export type AbasDaVaga_vaga$key = {
  readonly " $data"?: AbasDaVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbasDaVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AbasDaVaga_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Andamento_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Andamento_candidaturas"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Andamento_selecao"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTodosOsCandidatos_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatosSection_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SobreAVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GestaoDaVaga_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "343502ca3ee5ac7699a2e2b87055ad15";

export default node;
