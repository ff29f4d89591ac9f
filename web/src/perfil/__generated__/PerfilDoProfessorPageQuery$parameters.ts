/**
 * @generated SignedSource<<545656d57b465488106fac7fe0d075d1>>
 * @relayHash ce8d12feedf74279237e26cda8f307db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c36b12803c35288e6f25205dfde7705fbb1075f31069dd79a3b5480d78df355

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilDoProfessorPageQuery } from './PerfilDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c36b12803c35288e6f25205dfde7705fbb1075f31069dd79a3b5480d78df355",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
