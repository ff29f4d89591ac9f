/**
 * @generated SignedSource<<2b89007938b04c4f1f12a574cf32ff28>>
 * @relayHash 9460e3ef1db6cdddf55579bd09e0df02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb043a866f105e787007948bb0f4a9716651106cae0e5600fe24656c76c4e4ce

import type { ConcreteRequest } from 'relay-runtime';
export type Beneficio = "DESCONTO_MENSALIDADE" | "HORAS_COMPLEMENTARES" | "REMUNERACAO";
export type OrdemDeVagas = "PRAZO" | "RECENTES" | "RECOMENDADAS";
export type TipoDeVaga = "BOLSA" | "EMPRESA_JR" | "ESTAGIO" | "INICIACAO_CIENTIFICA" | "LABORATORIO" | "MONITORIA";
export type VagaFiltro = {
  beneficios?: ReadonlyArray<Beneficio> | null;
  busca?: string | null;
  codigoDoDepartamento?: string | null;
  ordem?: OrdemDeVagas | null;
  tipos?: ReadonlyArray<TipoDeVaga> | null;
};
export type contagensQuery$variables = {
  filtro: VagaFiltro;
};
export type contagensQuery$data = {
  readonly contagensDeVagas: {
    readonly beneficios: ReadonlyArray<{
      readonly beneficio: Beneficio;
      readonly total: number;
    }>;
    readonly departamentos: ReadonlyArray<{
      readonly codigo: string;
      readonly total: number;
    }>;
    readonly tipos: ReadonlyArray<{
      readonly tipo: TipoDeVaga;
      readonly total: number;
    }>;
  } | null;
};
export type contagensQuery = {
  response: contagensQuery$data;
  variables: contagensQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filtro"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filtro",
        "variableName": "filtro"
      }
    ],
    "concreteType": "ContagensDeVagas",
    "kind": "LinkedField",
    "name": "contagensDeVagas",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ContagemPorTipo",
        "kind": "LinkedField",
        "name": "tipos",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipo",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContagemPorDepartamento",
        "kind": "LinkedField",
        "name": "departamentos",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codigo",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ContagemPorBeneficio",
        "kind": "LinkedField",
        "name": "beneficios",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "beneficio",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "contagensQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "contagensQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fb043a866f105e787007948bb0f4a9716651106cae0e5600fe24656c76c4e4ce",
    "metadata": {},
    "name": "contagensQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bff2a5746bad40237acbdbb80478120";

export default node;
