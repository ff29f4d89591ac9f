/**
 * @generated SignedSource<<b25553c8c242bf3456c8c3fb94f64a01>>
 * @relayHash 151f4726636a12a52e7ea4e4b3101392
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cbb6dba3cd84685bdcadaceb79dc7266907ae363f9eb5b0961a6cc3759022af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PerfilDoProfessorPageQuery } from './PerfilDoProfessorPageQuery.graphql';

const node: PreloadableConcreteRequest<PerfilDoProfessorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cbb6dba3cd84685bdcadaceb79dc7266907ae363f9eb5b0961a6cc3759022af",
    "metadata": {},
    "name": "PerfilDoProfessorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
