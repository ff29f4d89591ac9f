/**
 * @generated SignedSource<<46a6dcda3d40b55d48d174eb14f7635d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinhaEntrevista_vaga$data = {
  readonly entrevistas: ReadonlyArray<{
    readonly inicio: string;
    readonly minha: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"HorarioMarcado_horario" | "HorariosLivres_horarios">;
  }> | null;
  readonly " $fragmentType": "MinhaEntrevista_vaga";
};
export type MinhaEntrevista_vaga$key = {
  readonly " $data"?: MinhaEntrevista_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinhaEntrevista_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinhaEntrevista_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Horario",
      "kind": "LinkedField",
      "name": "entrevistas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inicio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minha",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HorarioMarcado_horario"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HorariosLivres_horarios"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "e4ff0c3e68be8e6717743e161f30ce58";

export default node;
